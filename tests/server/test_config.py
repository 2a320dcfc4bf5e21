"""Configuration: file, environment, command line; strict, bounded, printed without secrets."""

import tomllib

import pytest

from carrack.server.computers.kinds import Kinds
from carrack.server.ops.config import Config
from carrack.server.ops.config_sources import ConfigError, as_toml, load_config


def test_later_slots_win(tmp_path):
    """The environment overrides the file, and what is given by hand overrides both."""
    file = tmp_path / "carrack.toml"
    file.write_text('port = 1000\nhost = "10.0.0.1"\nhosts = ["a.example.org"]\n')
    environment = {"CARRACK_PORT": "2000", "CARRACK_METRICS_FROM": "10.0.0.0/8, ::1/128"}
    config = load_config(file, environment, host="10.0.0.2", database=None)
    assert (config.port, config.host, config.hosts) == (2000, "10.0.0.2", ["a.example.org"])
    assert config.metrics_from == ["10.0.0.0/8", "::1/128"]


def test_computer_players_on_offer():
    """Six levels, the usual one first; those of earlier versions and of research can still be offered."""
    assert Config().computers == ["casual", "novice", "skilled", "advanced", "expert", "master"]
    old = "greedy,random,search:200ms,search:1000ms"
    assert load_config(None, {"CARRACK_COMPUTERS": old}).computers == old.split(",")
    kinds = Kinds(load_config(None, {"CARRACK_COMPUTERS": "master,search,expert:8"}).computers)
    assert (kinds.offered, kinds.usual) == (["master", "search:200ms", "expert:8"], "master")


def test_file_named_by_the_environment(tmp_path):
    """CARRACK_CONFIG names the file; variables of other parts are not settings."""
    (tmp_path / "x.toml").write_text("port = 4321")
    environment = {
        "CARRACK_CONFIG": str(tmp_path / "x.toml"),
        "CARRACK_HOME": "elsewhere",
        "CARRACK_HOST": "",
    }
    assert load_config(None, environment).port == 4321


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"CARRACK_PROT": "1"}, "there is no setting 'prot'; is it port"),
        ({"CARRACK_PORT": "70000"}, "port: Expected `int` <= 65535"),
        ({"CARRACK_PORT": "many"}, "port: Expected `int`"),
        ({"CARRACK_WEBHOOKS": "perhaps"}, "webhooks: Expected `bool`"),
        (
            {"CARRACK_COMPUTERS": "genius"},
            "computers: there is no computer player 'genius'; there are novice",
        ),
        ({"CARRACK_COMPUTERS": "novice:8"}, "computers: there is no computer player 'novice:8'"),
        ({"CARRACK_PROXIES": "10.0"}, "proxies: '10.0' is no network; write it as 10.0.0.0/8"),
        ({"CARRACK_DATABASE": "mysql://x/y"}, "mysql is not supported; take sqlite or postgresql"),
        ({"CARRACK_DATABASE": "hello"}, "write sqlite:///FILE"),
        ({"CARRACK_SMTP_HOST": "mail.example.org"}, "smtp_host needs smtp_from too"),
        ({"CARRACK_SMTP_FROM": "a@example.org"}, "smtp_from needs smtp_host too"),
        ({"CARRACK_PUSH_PUBLIC_KEY": "x"}, "push_public_key needs push_private_key too"),
        ({"CARRACK_WEBHOOKS": "true"}, "webhooks needs public_url too"),
        ({"CARRACK_PUBLIC_URL": "ftp://x"}, "public_url: Expected `str` matching"),
    ],
)
def test_wrong_settings_are_named(environment, said):
    """The key, and what would be right."""
    with pytest.raises(ConfigError) as error:
        load_config(None, environment)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [("port = ", "no TOML"), ("colour = 1", "no setting 'colour'"), ("[port]\nx=1", "port: ")],
)
def test_wrong_files_are_named(tmp_path, text, said):
    """The file is named too."""
    file = tmp_path / "carrack.toml"
    file.write_text(text)
    with pytest.raises(ConfigError) as error:
        load_config(file, {})
    assert said in str(error.value)
    assert str(file) in str(error.value)


def test_missing_file(tmp_path):
    """A file that isn't there is an error, not an empty one."""
    with pytest.raises(ConfigError, match="No such file"):
        load_config(tmp_path / "none.toml", {})


def test_printed_configuration_is_a_configuration():
    """What is printed can be read again, says every key, and explains it."""
    config = load_config(None, {})
    text = as_toml(config)
    assert load_config(None, {}, **tomllib.loads(text)) == config
    lines = text.splitlines()
    for key in Config.__struct_fields__:
        at = next(number for number, line in enumerate(lines) if line.startswith(f"{key} = "))
        assert lines[at - 1].startswith("# ")


def test_secrets_are_masked():
    """No password and no key is printed."""
    secrets = {
        "CARRACK_DATABASE": "postgresql://me:hunter22@host/name",
        "CARRACK_SMTP_PASSWORD": "hunter33",
        "CARRACK_PUSH_PRIVATE_KEY": "hunter44",
        "CARRACK_PUSH_PUBLIC_KEY": "seen",
        "CARRACK_PUSH_CONTACT": "mailto:me@example.org",
        "CARRACK_PUBLIC_URL": "https://games.example.org",
    }
    config = load_config(None, secrets)
    text = as_toml(config)
    assert "hunter" not in text
    assert "postgresql+asyncpg://me:***@host/name" in text
    assert config.database_address == "postgresql+asyncpg://me:hunter22@host/name"


def test_default_database_lies_in_the_users_folder(tmp_path, monkeypatch):
    """Where the terminal saves its games too."""
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path))
    assert load_config(None, {}).database_file == tmp_path / "carrack.db"
