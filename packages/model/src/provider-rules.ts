/** Uses of a provider that its rules may forbid. */
export type ProviderUse = 'proxy' | 'media-proxy' | 'caching' | 'mixing';

/** Where a rule is written, and when it was read. */
export interface RuleSource {
  readonly url: string;
  /** The month, such as `2026-11`. */
  readonly read: string;
}

export interface ProviderRule {
  readonly isAllowed: boolean;
  /** The rule in our words. */
  readonly text: string;
  readonly source: RuleSource;
}

export interface ProviderRules {
  readonly name: string;
  /** Passing API calls on; passing media on; storing media; lists with items of another provider. */
  readonly uses: { readonly [use in ProviderUse]: ProviderRule };
  /** A text that names the provider next to its GIFs. */
  readonly attribution: string;
  /** Whether the provider requires that text. */
  readonly isAttributionRequired: boolean;
  /** The placeholder of the search field. */
  readonly searchPlaceholder: string;
  readonly attributionSource: RuleSource;
}

const GIPHY_PRACTICES: RuleSource = { url: 'https://developers.giphy.com/docs/api/best-practices/', read: '2026-11' };
/** As quoted in public repositories: its own pages were not available. */
const KLIPY_REQUIREMENTS: RuleSource = { url: 'https://docs.klipy.com/integration-requirements', read: '2026-10' };
const KLIPY_ATTRIBUTION: RuleSource = { url: 'https://docs.klipy.com/attribution', read: '2026-09' };
const OWN_RULES: RuleSource = {
  url: 'https://github.com/zoetrope-gif/zoetrope/blob/main/docs/proxy.md',
  read: '2026-11',
};

function forbidden(text: string, source: RuleSource): ProviderRule {
  return { isAllowed: false, text, source };
}

const ALLOWED: ProviderRule = { isAllowed: true, text: 'The operator of the service decides.', source: OWN_RULES };

/** The rules of providers, by id. They change: read the sources before you rely on them. */
export const PROVIDER_RULES = {
  giphy: {
    name: 'GIPHY',
    uses: {
      proxy: forbidden('Do not proxy API calls.', GIPHY_PRACTICES),
      'media-proxy': forbidden('Do not proxy media, and do not change its URLs.', GIPHY_PRACTICES),
      caching: forbidden('Do not cache or host media without approval.', GIPHY_PRACTICES),
      mixing: forbidden('Do not filter or reorder results, or mix them with those of others.', GIPHY_PRACTICES),
    },
    attribution: 'Powered By GIPHY',
    isAttributionRequired: true,
    searchPlaceholder: 'Search GIPHY',
    attributionSource: GIPHY_PRACTICES,
  },
  klipy: {
    name: 'KLIPY',
    uses: {
      proxy: forbidden('Do not proxy API calls without written approval.', KLIPY_REQUIREMENTS),
      'media-proxy': forbidden('Do not proxy media, and do not change its URLs.', KLIPY_REQUIREMENTS),
      caching: forbidden('Do not cache or host media without written approval.', KLIPY_REQUIREMENTS),
      mixing: forbidden('Do not filter or reorder results, or mix them with those of others.', KLIPY_REQUIREMENTS),
    },
    attribution: 'Powered by KLIPY',
    isAttributionRequired: false,
    searchPlaceholder: 'Search KLIPY',
    attributionSource: KLIPY_ATTRIBUTION,
  },
  zoetrope: {
    name: 'Zoetrope',
    uses: { proxy: ALLOWED, 'media-proxy': ALLOWED, caching: ALLOWED, mixing: ALLOWED },
    attribution: 'Powered by Zoetrope',
    isAttributionRequired: false,
    searchPlaceholder: 'Search Zoetrope',
    attributionSource: OWN_RULES,
  },
} as const satisfies { readonly [id: string]: ProviderRules };

export type RuledProvider = keyof typeof PROVIDER_RULES;

/** A permission of a provider, such as `giphy:media-proxy`. */
export type ProviderPermission = `${RuledProvider}:${ProviderUse}`;

const USES: readonly ProviderUse[] = ['proxy', 'media-proxy', 'caching', 'mixing'];
const PROVIDERS = Object.keys(PROVIDER_RULES) as readonly RuledProvider[];

/** All permissions that an operator can state. */
export const PROVIDER_PERMISSIONS: readonly ProviderPermission[] = PROVIDERS.flatMap((id) =>
  USES.filter((use) => !PROVIDER_RULES[id].uses[use].isAllowed).map((use) => `${id}:${use}` as const),
);
