/** The mark of a verified creator. */
export function VerifiedBadge({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 14 14" role="img" aria-label={label}>
      <circle cx="7" cy="7" r="7" fill="var(--zoetrope-verified, #15a7e0)" />
      <path d="m4 7.3 2 2 4-4.4" fill="none" stroke="#fff" strokeWidth="1.6" />
    </svg>
  );
}
