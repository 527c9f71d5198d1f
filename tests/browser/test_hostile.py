"""What people write is shown as they wrote it, and never becomes part of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Invite

NAMES = ["<img src=x onerror=a()>", "</b><script>1</script>", "{ $seat } <b>x</b>", "javascript:alert(1)//"]
INLINE = "const script = document.createElement('script'); script.text = 'window.ran = 1'; document.body.append(script)"


@pytest.mark.parametrize("name", NAMES)
def test_a_hostile_name_is_a_name(invite: Invite, name: str) -> None:
    host = invite(name=name).go()
    host.page.get_by_role("article", name="Code de Vinci").get_by_role("button", name="Ouvrir une table").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label("Ouverte à tous").check()
    dialog.get_by_role("button", name="Ouvrir la table").click()
    guest = invite(name="Blaise").go()
    for visitor in (host, guest):
        expect(visitor.page.get_by_text(name).first).to_be_visible()
        assert visitor.page.locator("img[src=x], b:text-is('x'), a[href^='javascript']").count() == 0
        assert visitor.page.evaluate("[...document.scripts].every((script) => script.src)")


def test_the_page_runs_no_inline_script(invite: Invite) -> None:
    visitor = invite().go()
    with visitor.page.expect_console_message(lambda message: "Content Security Policy" in message.text):
        visitor.page.evaluate(INLINE)
    visitor.errors.clear()
    assert visitor.page.evaluate("window.ran") is None
