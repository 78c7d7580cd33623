import { expect, it } from 'vitest';
import { createListeners, createStore } from './store.ts';

it('whoever subscribed is called after every change with the new value in place, until they unsubscribe', () => {
  const store = createStore('one');
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  store.set('two');
  store.set('three');
  stop();
  store.set('four');
  expect([heard, store.get()]).toEqual([['two', 'three'], 'four']);
});

it('listeners are called in their order with what was emitted, also where one ends another', () => {
  const listeners = createListeners<[number]>();
  const heard: string[] = [];
  listeners.subscribe((number) => {
    heard.push(`first ${number}`);
    stopSecond();
  });
  const stopSecond = listeners.subscribe((number) => heard.push(`second ${number}`));
  listeners.notify(1);
  stopSecond();
  expect([heard, listeners.isEmpty()]).toEqual([['first 1'], false]);
});
