declare const self: ServiceWorkerGlobalScope;

/** Served in place of the worker where it is switched off: takes itself and all that it kept away. */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});

export {};
