import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';

/**
 * Loaded into the server's process before the server itself: on the message `cut` it breaks every connection and takes no new
 * one, on `mend` it takes them again. Pages and service workers alike are without a network then, and no event informs the
 * browser. Each message is answered once it is done.
 */
const sockets = new Set<Socket>();
let isCut = false;

subscribe('net.server.socket', (message) => {
  const socket: unknown = Reflect.get(Object(message), 'socket');
  if (!(socket instanceof Socket)) return;
  if (isCut) {
    socket.destroy();
    return;
  }
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});

process.on('message', (message) => {
  isCut = message === 'cut';
  if (isCut) sockets.forEach((socket) => socket.destroy());
  process.send?.(message);
});

// An aborted run leaves no server running.
process.on('disconnect', () => process.exit());
