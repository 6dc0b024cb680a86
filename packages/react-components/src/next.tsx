export { StyleRegistry, type StyleRegistryProps } from './next/style-registry.tsx';
