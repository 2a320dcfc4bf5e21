"""The command line: one command, `carrack`."""

from carrack.cli.app import carrack


def main() -> None:
    """Start the command."""
    carrack.main(prog_name="carrack")
