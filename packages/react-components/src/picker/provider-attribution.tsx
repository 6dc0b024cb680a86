import { type Provider, safeUrl } from '@zoetrope/model';
import { pickerAttributes } from './picker-attributes.ts';

/** Where the GIFs come from, as providers ask for. */
export function ProviderAttribution({ provider }: { readonly provider: Pick<Provider, 'logoUrl' | 'attribution'> }) {
  const logo = safeUrl(provider.logoUrl);
  return (
    <div {...{ [pickerAttributes.provider]: '' }}>
      {/* The text beside it says it all. */}
      {logo && <img src={logo} alt="" decoding="async" />}
      {provider.attribution.text}
    </div>
  );
}
