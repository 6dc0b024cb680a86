import type { NavigatingPage } from '../tag-manager/attach-navigation.ts';

/** A window of which only the address moves; `modern` ones have the Navigation API. */
export function createFakeHistory(address: string, modern = false) {
  const entries = [address];
  const window = new EventTarget();
  const navigation = new EventTarget();
  const tell = () => navigation.dispatchEvent(new Event('currententrychange'));
  const resolve = (url?: string | URL | null) => new URL(url ?? '', entries.at(-1)).href;
  const history: NavigatingPage['history'] = {
    pushState(_data, _unused, url) {
      entries.push(resolve(url));
      tell();
    },
    replaceState(_data, _unused, url) {
      entries[entries.length - 1] = resolve(url);
      tell();
    },
  };
  const page = Object.assign(window, {
    location: {
      get href() {
        return entries.at(-1) ?? address;
      },
    },
    history,
    navigation: modern ? navigation : undefined,
    back() {
      entries.pop();
      tell();
      window.dispatchEvent(new Event('popstate'));
    },
    show: (persisted: boolean) => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  });
  return { page };
}
