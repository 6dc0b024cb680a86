import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

/**
 * Two builds: only the component carries the client directive. Its lazy chunk for error reports contains the Sentry
 * client, so that applications need not install it.
 */
export default defineConfig([
  preset({
    index: 'src/index.ts',
    client: 'src/client.ts',
    controller: 'src/controller.ts',
    element: 'src/element.ts',
  }),
  preset(
    { react: 'src/react.tsx' },
    { banner: { js: "'use client';" }, noExternal: ['@zoetrope/analytics/error-reports', '@sentry/browser'] },
  ),
]);
