# The program writes its own completion, in the language of the shell.
tanteador manual fish | source
