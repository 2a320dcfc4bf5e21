"""`python -m carrack` is the command `carrack`."""

from carrack.cli import main

if __name__ == "__main__":
    main()
