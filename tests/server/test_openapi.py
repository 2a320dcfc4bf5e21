"""The OpenAPI document says what the route tables say."""

import json
import re

import msgspec
import pytest
import schemathesis
from click.testing import CliRunner

from carrack.cli.app import carrack
from carrack.server.http.calls import NoBody, Page
from carrack.server.http.endpoints import endpoints
from carrack.server.http.openapi import document
from carrack.server.records.live import AnyUpdate
from server.browsers import browsing, configured

DOCUMENT = json.loads(document())


def test_every_endpoint_is_described():
    """Each with its method, its status, a summary, and who may call it."""
    described = {(method, path) for path, methods in DOCUMENT["paths"].items() for method in methods}
    assert described == {(endpoint.method.lower(), endpoint.path) for endpoint in endpoints()}
    for endpoint in endpoints():
        operation = DOCUMENT["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"]
        assert bool(operation["security"]) == (endpoint.who != "anyone")
        assert str(endpoint.status) in operation["responses"]
        assert ("requestBody" in operation) == (endpoint.body is not NoBody)
        assert (endpoint.status == 204) == (endpoint.answer is None)
        if endpoint.answer not in (None, Page):
            schema = operation["responses"][str(endpoint.status)]["content"]["application/json"]["schema"]
            assert schema["$ref"].endswith(f"/{endpoint.answer.__name__}")


def test_operations_have_names_of_their_own():
    """So that programs can be generated from the document."""
    names = [operation["operationId"] for path in DOCUMENT["paths"].values() for operation in path.values()]
    assert len(set(names)) == len(names)


def test_every_part_of_a_path_is_described():
    """With its bounds."""
    for path, methods in DOCUMENT["paths"].items():
        for operation in methods.values():
            given = {p["name"]: p["schema"] for p in operation["parameters"] if p["in"] == "path"}
            assert set(given) == set(re.findall(r"{(\w+)}", path))
            assert all({"pattern", "enum", "maximum"} & set(schema) for schema in given.values())


def test_every_reference_leads_somewhere():
    """And every record is used."""
    schemas = DOCUMENT["components"]["schemas"]
    used = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(DOCUMENT)))
    assert used <= set(schemas)
    assert {"AnyUpdate", *used} == set(schemas)


def test_updates_are_described():
    """What comes over the socket is in the document too."""
    tags = {
        DOCUMENT["components"]["schemas"][option["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"][0]
        for option in DOCUMENT["components"]["schemas"]["AnyUpdate"]["anyOf"]
    }
    assert tags == {kind.__struct_config__.tag for kind in AnyUpdate.__args__}


def test_document_is_valid():
    """By the rules of OpenAPI."""
    schemathesis.openapi.from_dict(DOCUMENT).validate()


def test_every_text_is_bounded():
    """No text or number comes in without a bound."""
    for endpoint in endpoints():
        for kind in (endpoint.body, endpoint.query):
            if kind in (bytes, NoBody):
                continue
            _, parts = msgspec.json.schema_components([kind])
            for name, part in parts.items():
                for key, schema in part.get("properties", {}).items():
                    for option in schema.get("anyOf", [schema]):
                        if option.get("type") == "string":
                            assert {"maxLength", "pattern", "enum"} & set(option), (endpoint.path, name, key)
                        if option.get("type") in {"integer", "number"}:
                            assert {"maximum", "exclusiveMaximum", "enum"} & set(option), (name, key)


@pytest.mark.parametrize("where", ["server", "command"])
def test_document_is_told(where, tmp_path):
    """By the server and by the command alike."""
    if where == "command":
        text = CliRunner().invoke(carrack, ["openapi"]).stdout
    else:
        with browsing(configured(f"sqlite:///{tmp_path}/x.db")) as visitor:
            text = visitor.get("/api/openapi.json").text
    assert json.loads(text) == DOCUMENT
