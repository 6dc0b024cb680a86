import { StyleRegistry } from '@zoetrope/react-components/next';

export const metadata = { title: 'Trending', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body style={{ margin: 0 }}>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
