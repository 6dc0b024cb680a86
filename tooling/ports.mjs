import { connect } from 'node:net';

/** Returns whether a program listens on a port of this machine, on IPv4 or IPv6. */
export async function isBusy(port) {
  const accepted = await Promise.all(['127.0.0.1', '::1'].map((host) => accepts(host, port)));
  return accepted.includes(true);
}

function accepts(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (isAccepted) => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
