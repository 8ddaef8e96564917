// The connection to the program, which is made again after it is lost.

let socket = null;
let wait = 500;

/** Connects to the program; calls `take` with each message, and `lost` when the program is gone. */
export function connect(take, lost) {
  socket = new WebSocket(`ws://${location.host}${location.pathname}live`);
  socket.addEventListener('open', () => { wait = 500; });
  socket.addEventListener('message', ({ data }) => take(JSON.parse(data)));
  socket.addEventListener('close', () => {
    lost();
    setTimeout(() => connect(take, lost), wait);
    wait = Math.min(wait * 2, 5000);
  });
}

/** Sends a message, or drops it if there is no connection. */
export function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}
