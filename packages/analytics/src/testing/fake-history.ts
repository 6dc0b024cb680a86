import type { NavigatingPage } from '../tag-manager/observe-navigation.ts';

/** A fake window with a history; `hasNavigationApi` adds the Navigation API. */
export function createFakeHistory(url: string, { hasNavigationApi = false } = {}) {
  const entries = [url];
  const window = new EventTarget();
  const navigation = new EventTarget();
  const dispatchChange = () => navigation.dispatchEvent(new Event('currententrychange'));
  const resolve = (to?: string | URL | null) => new URL(to ?? '', entries.at(-1)).href;
  const history: NavigatingPage['history'] = {
    pushState(_data, _unused, to) {
      entries.push(resolve(to));
      dispatchChange();
    },
    replaceState(_data, _unused, to) {
      entries[entries.length - 1] = resolve(to);
      dispatchChange();
    },
  };
  const page = Object.assign(window, {
    location: {
      get href() {
        return entries.at(-1) ?? url;
      },
    },
    history,
    navigation: hasNavigationApi ? navigation : undefined,
    back() {
      entries.pop();
      dispatchChange();
      window.dispatchEvent(new Event('popstate'));
    },
    show: ({ persisted }: { readonly persisted: boolean }) =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  });
  return { page };
}
