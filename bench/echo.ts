/**
 * A process of its own that answers every message with the same recorded bytes: the floor under a round trip. Its
 * argument is the reply as base64; it says its port to its parent, and ends with the channel to it.
 */
import net from "node:net";

const reply = Buffer.from(process.argv[2] ?? "", "base64");

const server = net.createServer((socket) => {
  let held: Buffer = Buffer.alloc(0);
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    while (held.length >= 4 && held.length >= held.readInt32LE(0)) {
      held = held.subarray(held.readInt32LE(0));
      socket.write(reply);
    }
  });
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address !== null ? address.port : 0);
});
process.on("disconnect", () => process.exit(0));
