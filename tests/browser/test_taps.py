"""A tap on the shoulder, as its reader meets it: nothing is asked before they touch the switch; a touch leads there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.push_service import Phone

from .conftest import DESKTOP, PHONE, Invite, Visitor
from .test_pocket import READY, until

# No push service can be reached from here: what the browser would get from it is kept by the page. So is what the
# reader allows, since a browser without a window asks nobody.
BROWSER = """
(told) => {
  const given = () => localStorage.getItem("given") && { endpoint: told.endpoint, unsubscribe: async () => {
    localStorage.removeItem("given"); return true;
  }, toJSON: () => ({ endpoint: told.endpoint, keys: { p256dh: told.public, auth: told.secret } }) };
  const count = (name) => localStorage.setItem(name, Number(localStorage.getItem(name)) + 1);
  Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem("allows") ?? "default" });
  Notification.requestPermission = async () => {
    count("asked");
    localStorage.setItem("allows", told.allows);
    return told.allows;
  };
  PushManager.prototype.getSubscription = async () => given() || null;
  PushManager.prototype.subscribe = async (asked) => {
    count("subscribed");
    localStorage.setItem("key", asked.applicationServerKey);
    localStorage.setItem("given", "yes");
    return given();
  };
}
"""


def with_taps(visitor: Visitor, allows: str = "granted") -> Visitor:
    """Give somebody a browser that knows of taps, and says so when it is asked."""
    told = json.dumps(Phone("browser").body | {"allows": allows})
    visitor.context.add_init_script(f"({BROWSER})({told})")
    return visitor


def remembered(page: Page, name: str) -> str | None:
    found: str | None = page.evaluate(f"localStorage.getItem('{name}')")
    return found


def asked(page: Page, path: str, body: object = None) -> Any:
    """Ask the house as the page would."""
    return page.evaluate(
        """async ([path, body]) => (await fetch(path, body === null ? {} : {
          method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
        })).json()""",
        [path, body],
    )


def comes(visitor: Visitor) -> Page:
    """Somebody who is known comes to their page."""
    page = visitor.go().page
    until(page, READY)
    asked(page, "/api/me", {"name": "Ada", "avatar": ""})
    visitor.go("/me")
    return page


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr-FR"), (DESKTOP, "en-GB")], ids=["fr", "en"])
def test_nothing_is_asked_before_the_switch_is_touched_and_it_goes_off_again(
    invite: Invite, size: Any, language: str
) -> None:
    ada = with_taps(invite(size, language, worker=True))
    page = comes(ada)
    switch = page.get_by_role("switch")
    expect(switch).not_to_be_checked()
    assert (remembered(page, "asked"), remembered(page, "subscribed")) == (None, None)
    assert ada.has_no_sideways_scroll()
    assert not (found := ada.violations()), "\n".join(found)
    switch.click()
    expect(switch).to_be_checked()
    assert (remembered(page, "asked"), remembered(page, "subscribed")) == ("1", "1")
    assert asked(page, "/api/push") == {"key": remembered(page, "key"), "on": True, "daily": None}
    page.reload()
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    assert remembered(page, "given") is None
    assert not asked(page, "/api/push")["on"]
    assert remembered(page, "asked") == "1"


def test_whoever_forbids_it_is_told_where_to_allow_it_again(invite: Invite) -> None:
    page = comes(with_taps(invite(worker=True), allows="denied"))
    page.get_by_role("switch").click()
    panel = page.get_by_role("region", name="Une tape sur l’épaule")
    expect(panel).to_contain_text("interdit")
    expect(page.get_by_role("switch")).to_have_count(0)
    assert remembered(page, "subscribed") is None
    assert not asked(page, "/api/push")["on"]


def test_a_browser_that_cannot_is_not_asked(invite: Invite) -> None:
    ada = invite(worker=True)
    ada.context.add_init_script("delete globalThis.PushManager")
    page = comes(ada)
    expect(page.get_by_role("region", name="Une tape sur l’épaule")).to_contain_text("écran d’accueil")
    expect(page.get_by_role("switch")).to_have_count(0)


def test_it_is_offered_where_one_waits_day_by_day_and_nowhere_else(invite: Invite) -> None:
    ada = with_taps(invite(worker=True, name="Ada"))
    page = comes(ada)
    seats = [{"kind": "person"}, {"kind": "person"}]
    for clock, offers in ((None, 0), ({"turn": 24 * 3600}, 1)):
        seated = asked(page, "/api/tables", {"game": "vinci", "name": "Ada", "seats": seats, "clock": clock})
        ada.go(f"/t/{seated['code']}")
        expect(page.get_by_role("heading", name="On attend du monde")).to_be_visible()
        expect(page.locator(".tap-offer")).to_have_count(offers)
    page.get_by_role("button", name="Oui, préviens-moi").click()
    expect(page.locator(".tap-offer")).to_have_count(0)
    assert asked(page, "/api/push")["on"]


def shown(page: Page) -> list[dict[str, str]]:
    """Return the notices that the worker shows."""
    found: list[dict[str, str]] = page.evaluate(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications())
          .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))"""
    )
    return found


def test_a_tap_is_shown_in_the_readers_words_and_a_touch_leads_to_the_table(invite: Invite) -> None:
    ada = invite(worker=True)
    ada.context.grant_permissions(["notifications"])
    page = ada.go().page
    until(page, READY)
    registrations: list[str] = []
    wire = ada.context.new_cdp_session(page)
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)

    def tap(text: str) -> None:
        told = {"origin": ada.url, "registrationId": registrations[0], "data": text}
        wire.send("ServiceWorker.deliverPushMessage", told)

    def sees(*bodies: str) -> None:
        wanted = json.dumps(sorted(bodies))
        until(
            page,
            f"""async () => JSON.stringify((await (await navigator.serviceWorker.ready).getNotifications())
              .map(({{ body }}) => body).sort()) === JSON.stringify({wanted})""",
        )

    tap('{"kind":"turn","table":"ABC234","language":"fr"}')
    sees("À toi de jouer.")
    house = {"title": "Cabinet Noir", "lang": "fr"}
    assert shown(page) == [{**house, "body": "À toi de jouer.", "tag": "turn", "data": "/t/ABC234"}]
    tap('{"kind":"turn","table":"","language":"en"}')
    sees("Several tables wait for your move.")  # in the place of the first
    tap('{"kind":"invitation","table":"DEF567","language":"fr"}')
    invitation = "On t’a gardé une place pour la prochaine partie."
    sees("Several tables wait for your move.", invitation)
    tap("what is this?")
    sees("Several tables wait for your move.", invitation, "Quelque chose t’attend.")
    worker = ada.context.service_workers[0]
    led = worker.evaluate(
        """async () => {
          const led = [];
          Clients.prototype.openWindow = async (path) => { led.push(path); return null; };
          WindowClient.prototype.focus = async function () {
            led.push("here: " + new URL(this.url).pathname);
            return this;
          };
          for (const notification of await self.registration.getNotifications()) {
            const touch = new NotificationEvent("notificationclick", { notification });
            self.dispatchEvent(touch);
          }
          for (let tries = 0; led.length < 3 && tries < 600; tries++) await new Promise((go) => setTimeout(go, 50));
          return led.sort();
        }"""
    )
    assert led == ["/t/DEF567", "here: /", "here: /"]
    sees()
