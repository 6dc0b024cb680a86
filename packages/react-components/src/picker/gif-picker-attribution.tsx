import { safeUrl } from '@zoetrope/model';
import type { ComponentPropsWithoutRef } from 'react';
import { pickerAttributes } from './picker-attributes.ts';
import { usePickerState } from './use-picker-state.ts';

export interface GifPickerAttributionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {}

/** The logo and attribution text that the provider requires. Without a provider it renders nothing. */
export function GifPickerAttribution(props: GifPickerAttributionProps) {
  const { provider } = usePickerState('GifPickerAttribution');
  if (!provider) return null;
  const logo = safeUrl(provider.logoUrl);
  return (
    <div {...props} {...{ [pickerAttributes.provider]: '' }}>
      {/* Decorative: the text names the provider. */}
      {logo && <img src={logo} alt="" decoding="async" />}
      {provider.attribution.text}
    </div>
  );
}
