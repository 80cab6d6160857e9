// Loaded by the not-found page alone: names the path that leads nowhere.
console.error(`Page not found: ${location.pathname}`);
