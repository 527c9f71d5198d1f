import { beforeEach, expect, it, vi } from "vitest";
import type { Face, Me } from "@house/generated/types";

const posts: { face: Face; answer(): void }[] = [];

vi.mock("@house/api", () => ({
  api: {
    me: () =>
      Promise.resolve<Me>({
        known: true,
        name: "Ada",
        avatar: "key-ink",
        account: false,
        name_asked: false,
        bot: false,
      }),
    beKnown: (face: Face) =>
      new Promise<Me>((resolve) => {
        posts.push({
          face,
          answer: () =>
            resolve({
              known: true,
              account: false,
              name_asked: false,
              bot: false,
              name: face.name,
              avatar: face.avatar ?? "",
            }),
        });
      }),
  },
}));

beforeEach(() => {
  posts.length = 0;
});

it("says one wish after the other, and the last one stays", async () => {
  const { beKnown, me, whoAmI } = await import("@house/me");
  const { avatar, name } = await import("@house/settings");
  name.value = "Ada";
  await whoAmI();
  expect(avatar.value).toBe("key-ink");
  avatar.value = "owl-ink";
  const first = beKnown();
  await vi.waitUntil(() => posts.length === 1);
  avatar.value = "owl-plum";
  const second = beKnown();
  posts[0]!.answer();
  await first;
  expect(avatar.value).toBe("owl-plum");
  await vi.waitUntil(() => posts.length === 2);
  posts[1]!.answer();
  await second;
  expect([posts[1]!.face.avatar, me.value?.avatar]).toEqual(["owl-plum", "owl-plum"]);
});
