import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './network.ts';

/** A connection to a server that can be away, or silent, with a note of each second at which it was asked. */
function setUp({ hasLink = true } = {}) {
  const world = { isVisible: true, server: 'away' as 'away' | 'there' | 'silent' };
  const asked: number[] = [];
  const heard: boolean[] = [];
  const connection = createConnection({ hasLink, isVisible: () => world.isVisible });
  connection.subscribe(() => heard.push(connection.isOnline()));
  connection.checkWith(async (signal) => {
    asked.push(Date.now() / 1000);
    const watch = connection.watchRequest();
    if (world.server === 'silent') {
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          if (signal.reason.name === 'TimeoutError') watch.unanswered();
          reject(signal.reason);
        });
      });
    }
    if (world.server === 'there') watch.answered();
    else watch.unanswered();
  });
  const show = (isVisible: boolean) => {
    world.isVisible = isVisible;
    connection.visibilityChanged();
  };
  return { world, asked, heard, connection, show, fail: () => connection.watchRequest().unanswered() };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('online or offline', () => {
  it('starts with what the device says of its link', () => {
    expect(setUp({ hasLink: true }).connection.isOnline()).toBe(true);
    expect(setUp({ hasLink: false }).connection.isOnline()).toBe(false);
  });

  it('a request without an answer says offline, and any answer says online; only changes are reported', () => {
    const { connection, heard } = setUp();
    for (const outcome of ['unanswered', 'unanswered', 'answered', 'answered'] as const) connection.watchRequest()[outcome]();
    expect(heard).toEqual([false, true]);
  });

  it('a link that is gone says offline at once', () => {
    const { connection, heard } = setUp();
    connection.linkDown();
    expect(heard).toEqual([false]);
  });

  it('an answer counts for more than what the device says of its link', () => {
    const { connection } = setUp({ hasLink: false });
    connection.watchRequest().answered();
    expect(connection.isOnline()).toBe(true);
  });

  it('a request from before the network came back says nothing against it', () => {
    const { connection } = setUp();
    const old = connection.watchRequest();
    connection.watchRequest().unanswered();
    connection.watchRequest().answered();
    old.unanswered();
    expect(connection.isOnline()).toBe(true);
  });

  it('the answer that came but broke off says offline again', () => {
    const { connection } = setUp();
    connection.linkDown();
    const watch = connection.watchRequest();
    watch.answered();
    watch.unanswered();
    expect(connection.isOnline()).toBe(false);
  });

  it('a listener that was removed is not called again', () => {
    const { connection } = setUp();
    const listener = vi.fn();
    connection.subscribe(listener)();
    connection.linkDown();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('while offline', () => {
  it('asks the server after 2, 4, 8, 16, 30 and 30 seconds, until it answers', async () => {
    const { world, asked, connection, fail } = setUp();
    fail();
    await seconds(90);
    expect(asked).toEqual([2, 6, 14, 30, 60, 90]);
    world.server = 'there';
    await seconds(30);
    expect(connection.isOnline()).toBe(true);
    await seconds(600);
    expect(asked).toHaveLength(7);
  });

  it('asks as well where the app starts without a link', async () => {
    const { asked } = setUp({ hasLink: false });
    await seconds(6);
    expect(asked).toEqual([2, 6]);
  });

  it('asks no more once another request was answered', async () => {
    const { asked, connection, fail } = setUp();
    fail();
    connection.watchRequest().answered();
    await seconds(60);
    expect(asked).toEqual([]);
  });

  it('further failures do not make it ask more often', async () => {
    const { asked, fail } = setUp();
    fail();
    for (let second = 0; second < 14; second += 1) {
      fail();
      await seconds(1);
    }
    expect(asked).toEqual([2, 6, 14]);
  });

  it('gives a check 10 seconds, which then counts as no answer', async () => {
    const { world, asked, connection } = setUp();
    world.server = 'silent';
    connection.linkDown();
    await seconds(15.9);
    expect(asked).toEqual([2]);
    await seconds(0.1);
    expect(asked).toEqual([2, 16]);
    expect(connection.isOnline()).toBe(false);
  });

  it('asks at once when the link is back, and begins the waits again', async () => {
    const { asked, connection, fail } = setUp();
    fail();
    await seconds(20);
    connection.linkUp();
    expect(connection.isOnline()).toBe(false);
    await seconds(6);
    expect(asked).toEqual([2, 6, 14, 20, 22, 26]);
  });

  it('a link that is back replaces a check that still waits for the old one', async () => {
    const { world, asked, connection, heard } = setUp();
    world.server = 'silent';
    connection.linkDown();
    await seconds(3);
    world.server = 'there';
    connection.linkUp();
    await seconds(0);
    expect(asked).toEqual([2, 3]);
    expect(heard).toEqual([false, true]);
  });

  it('a hidden page does not ask, and asks at once when it is shown', async () => {
    const { asked, show, fail } = setUp();
    fail();
    show(false);
    await seconds(300);
    expect(asked).toEqual([]);
    show(true);
    expect(asked).toEqual([300]);
    await seconds(4);
    expect(asked).toEqual([300, 304]);
  });

  it('a page that goes offline while it is hidden asks when it is shown', async () => {
    const { asked, show, fail } = setUp();
    show(false);
    fail();
    await seconds(60);
    expect(asked).toEqual([]);
    show(true);
    expect(asked).toEqual([60]);
  });

  it('an outage soon after the last one goes on with its waits, a later one begins again', async () => {
    const { asked, connection, fail } = setUp();
    fail();
    await seconds(2);
    connection.watchRequest().answered();
    fail();
    await seconds(4);
    expect(asked).toEqual([2]);
    await seconds(4);
    expect(asked).toEqual([2, 10]);
    connection.watchRequest().answered();
    await seconds(60);
    fail();
    await seconds(2);
    expect(asked).toEqual([2, 10, 72]);
  });
});

describe('a reconnect', () => {
  function setUpReconnect() {
    const all = setUp();
    const reconnected = vi.fn();
    all.connection.onReconnect(reconnected);
    return { ...all, reconnected };
  }

  it('is an outage that ended after the server was asked', async () => {
    const { world, connection, fail, reconnected } = setUpReconnect();
    fail();
    await seconds(2);
    expect(reconnected).not.toHaveBeenCalled();
    world.server = 'there';
    await seconds(4);
    expect(reconnected).toHaveBeenCalledOnce();
    connection.linkDown();
    connection.linkUp();
    await seconds(0);
    expect(reconnected).toHaveBeenCalledTimes(2);
  });

  it('is none where one request failed and another was answered right after it', async () => {
    const { world, connection, fail, reconnected } = setUpReconnect();
    fail();
    world.server = 'there';
    await seconds(2);
    expect(reconnected).toHaveBeenCalledOnce();
    fail();
    await seconds(1);
    connection.watchRequest().answered();
    expect(reconnected).toHaveBeenCalledOnce();
  });
});

describe('while online', () => {
  it('asks nothing, neither when a link is reported nor when the page is shown', async () => {
    const { asked, connection, show } = setUp();
    connection.linkUp();
    show(false);
    show(true);
    await seconds(300);
    expect(asked).toEqual([]);
  });
});

describe('a page that asks the server nothing by itself', () => {
  it('asks it once, and is offline where it does not answer', async () => {
    const { asked, connection } = setUp();
    connection.checkUnlessAsked(1000);
    await seconds(1);
    expect(asked).toEqual([1]);
    expect(connection.isOnline()).toBe(false);
    await seconds(6);
    expect(asked).toEqual([1, 3, 7]);
  });

  it('does not ask where a request is under way by then, which will tell', async () => {
    const { asked, connection } = setUp();
    connection.checkUnlessAsked(1000);
    const watch = connection.watchRequest();
    await seconds(5);
    expect(asked).toEqual([]);
    watch.unanswered();
    expect(connection.isOnline()).toBe(false);
  });

  it('does not ask while it is hidden', async () => {
    const { asked, connection, show } = setUp();
    show(false);
    connection.checkUnlessAsked(1000);
    await seconds(10);
    expect(asked).toEqual([]);
  });
});
