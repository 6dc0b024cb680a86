import {
  PROVIDER_RULES,
  type ProviderPermission,
  type ProviderUse,
  type RuledProvider,
} from '@zoetrope/model/provider-rules';
import { ServerError } from '../../server-error.ts';

export {
  PROVIDER_PERMISSIONS,
  PROVIDER_RULES,
  type ProviderPermission,
  type ProviderRule,
  type ProviderRules,
  type ProviderUse,
  type RuledProvider,
  type RuleSource,
} from '@zoetrope/model/provider-rules';

interface UsedProvider {
  readonly provider: { readonly id?: RuledProvider | undefined };
  readonly media?: 'direct' | 'proxy' | undefined;
}

/** Throws a `ServerError` that quotes the rule if a provider forbids its use as an upstream without a permission. */
export function requirePermissions(
  { provider, media }: UsedProvider,
  permissions: readonly ProviderPermission[],
): void {
  const { id } = provider;
  if (id === undefined) return;
  const uses: readonly ProviderUse[] = media === 'proxy' ? ['proxy', 'media-proxy'] : ['proxy'];
  for (const use of uses) {
    const { isAllowed, text, source } = PROVIDER_RULES[id].uses[use];
    if (isAllowed || permissions.includes(`${id}:${use}`)) continue;
    const { name } = PROVIDER_RULES[id];
    throw new ServerError(
      `The rules of ${name} forbid this: ${text} (${source.url}, read in ${source.read}). If ${name} has given you permission, state it: --provider-permission ${id}:${use}`,
    );
  }
}
