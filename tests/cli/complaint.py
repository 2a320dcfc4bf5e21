"""What a wrong input gets."""


def only_line(result, code=2):
    """The single line on standard error, with the exit code checked."""
    assert result.exit_code == code, result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert "Traceback" not in result.output
    return lines[0]
