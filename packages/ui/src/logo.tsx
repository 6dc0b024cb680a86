import './logo.css';

/** A zoetrope drum with five slits. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M2 8.6C2 4.9 30 4.9 30 8.6v14.8c0 3.7-28 3.7-28 0zM14.2 12v10.2c0 .7.6 1.2 1.8 1.2s1.8-.5 1.8-1.2V12c0-.7-.6-1.2-1.8-1.2s-1.8.5-1.8 1.2M8.2 11.7v10c0 .7.5 1.2 1.4 1.2s1.4-.4 1.4-1.1v-10c0-.7-.5-1.2-1.4-1.2s-1.4.4-1.4 1.1M21 11.8v10c0 .7.5 1.1 1.4 1.1s1.4-.5 1.4-1.2v-10c0-.7-.5-1.1-1.4-1.1s-1.4.5-1.4 1.2M4.4 11.2v9.6c0 .6.3 1 .9 1s.9-.3.9-.9v-9.5c0-.6-.3-1-.9-1s-.9.2-.9.8M25.8 11.4v9.5c0 .6.3.9.9.9s.9-.4.9-1v-9.6c0-.6-.3-.8-.9-.8s-.9.4-.9 1"
      />
    </svg>
  );
}
