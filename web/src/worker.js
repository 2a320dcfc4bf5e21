// The service worker: keeps the shell, so that the page opens without the server and says that it is away.
// Nothing of /api is ever kept. VERSION and SHELL are filled in by the build (vite.config.ts).

const VERSION = '__VERSION__';
const SHELL = ['__SHELL__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page itself: from the server, and from the shell if that is away. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
  } catch {
    // away: the shell says so and tries again
  }
  return (await caches.match('/')) ?? Response.error();
}

/** Files with a hash in their name never change: from here if they are here. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(VERSION)).put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || SHELL.includes(pathname)) event.respondWith(asset(request));
});

self.addEventListener('push', (event) => {
  const { title, text, match } = event.data?.json() ?? {};
  const options = { body: text ?? '', icon: '/icon-192.png', badge: '/icon-192.png', tag: match, data: { match } };
  event.waitUntil(self.registration.showNotification(title ?? 'Carrack', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { match } = event.notification.data ?? {};
  event.waitUntil(self.clients.openWindow(match ? `/m/${match}` : '/'));
});
