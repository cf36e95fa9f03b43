exports.follow = function (onLine) {
  const feed = new EventSource("https://ci.example.com/builds/current/events");
  feed.addEventListener("line", (e) => onLine(e.data));
  feed.addEventListener("end", () => feed.close());
  return () => feed.close();
};
