"""The lobby's OpenAPI description as a page to read: no script, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar.openapi.plugins import OpenAPIRenderPlugin

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}: the lobby for programs</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"></head>
<body style="max-width: 52rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui">
<h1>{title} {version}</h1><p>{about}</p>
<p>The same for programs: <a href="openapi.json">openapi.json</a>.</p>
{body}
</body></html>
"""
METHODS = ("get", "post", "put", "patch", "delete")
CELL = '<td style="padding: 0 1rem 0 0; vertical-align: top">'


class SchemaPage(OpenAPIRenderPlugin):
    """Shows every request with what it takes and gives, then every structure."""

    def render(self, request: object, openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        about = openapi_schema["info"]
        body = [*_requests(openapi_schema["paths"]), *_structures(openapi_schema["components"])]
        return PAGE.format(
            title=escape(about["title"]),
            version=escape(about["version"]),
            about=escape(about["description"]),
            body="\n".join(body),
        ).encode()


def _requests(paths: dict[str, Any]) -> Iterator[str]:
    yield "<h2>Requests</h2>"
    for path, item in paths.items():
        for method in METHODS:
            if method in item:
                yield from _request(f"{method.upper()} {path}", item[method])


def _request(name: str, request: dict[str, Any]) -> Iterator[str]:
    yield f"<h3><code>{escape(name)}</code></h3><p>{escape(request.get('summary', ''))}.</p>"
    yield f"<p>{escape(request.get('description', ''))}</p>"
    taken = [
        (f"{given['name']} ({given['in']})", given.get("schema", {}))
        for given in request.get("parameters", [])
    ]
    taken += [("body", schema) for schema in _contents(request.get("requestBody", {}))]
    if taken:
        yield _table("Takes", taken)
    answers = [
        (status, schema)
        for status, answer in request["responses"].items()
        for schema in _contents(answer)
    ]
    yield _table("Gives", answers)


def _contents(part: dict[str, Any]) -> list[dict[str, Any]]:
    return [content.get("schema", {}) for content in part.get("content", {}).values()]


def _structures(components: dict[str, Any]) -> Iterator[str]:
    yield "<h2>Structures</h2>"
    for name, schema in sorted(components["schemas"].items()):
        yield f'<h3 id="{escape(name)}">{escape(schema.get("title", name))}</h3>'
        yield f"<p>{escape(schema.get('description', ''))}</p>"
        if "properties" in schema:
            yield _table("Fields", list(schema["properties"].items()))


def _table(title: str, rows: list[tuple[str, dict[str, Any]]]) -> str:
    lines = "".join(
        f"<tr>{CELL}<code>{escape(name)}</code></td>{CELL}{_kind(schema)}</td></tr>"
        for name, schema in rows
    )
    return f'<table><caption style="text-align: left">{title}</caption>{lines}</table>'


def _kind(schema: dict[str, Any]) -> str:
    """What a value may be, with links to structures."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name.rpartition("_")[2]}</a>'
    for words in ("oneOf", "anyOf"):
        if words in schema:
            return " or ".join(_kind(choice) for choice in schema[words])
    if "enum" in schema or "const" in schema:
        return " or ".join(escape(str(v)) for v in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if "additionalProperties" in schema and isinstance(schema["additionalProperties"], dict):
        return f"names with {_kind(schema['additionalProperties'])}"
    kinds = schema.get("type", "anything")
    return escape(" or ".join(kinds) if isinstance(kinds, list) else str(kinds))
