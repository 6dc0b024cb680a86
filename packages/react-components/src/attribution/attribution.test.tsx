import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { buildGif, buildUser } from '@zoetrope/testkit';
import { conformance } from '@zoetrope/testkit/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Attribution, AttributionOverlay } from './attribution.tsx';

afterEach(cleanup);

conformance('Attribution', (props) => <Attribution gif={buildGif()} {...props} />);
conformance('AttributionOverlay', (props) => <AttributionOverlay gif={buildGif()} isHovered {...props} />);

const gifBy = (user: Parameters<typeof buildUser>[0]) => buildGif({ user: buildUser(user) });

describe('Attribution', () => {
  it.each([
    ['the display name', { display_name: 'Ada' }, 'Ada'],
    ['@username without a display name', { display_name: '', username: 'ada' }, '@ada'],
  ])('shows %s [W-9]', (_, user, text) => {
    render(<Attribution gif={gifBy(user)} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    ['there is no user', buildGif({ user: undefined })],
    ['the user has neither username nor display name', gifBy({ username: ' ', display_name: '' })],
    ['the user is not public', gifBy({ is_public: false })],
    ['the user suppresses chrome', gifBy({ suppress_chrome: true })],
  ])('renders nothing if %s [W-9]', (_, gif) => {
    const { container } = render(<Attribution gif={gif} />);
    expect(container.innerHTML).toBe('');
  });

  it('shows the 80 px avatar in a box of 32 px, and a badge of 14 px for verified creators [W-9]', () => {
    const { container } = render(<Attribution gif={gifBy({ is_verified: true })} />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('https://media.example/avatars/praxinoscope/80h.png');
    expect(image && getComputedStyle(image).width).toBe('32px');
    const badge = screen.getByRole('img', { name: 'Verified' });
    expect(getComputedStyle(badge).height).toBe('14px');
  });

  it('falls back to a default avatar, and requests the avatar of another creator [W-9]', () => {
    const { container, rerender } = render(<Attribution gif={buildGif()} />);
    const source = () => container.querySelector('img')?.getAttribute('src');
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(source()).toMatch(/^data:image\/svg/);
    rerender(<Attribution gif={gifBy({ avatar_url: 'https://media.example/avatars/other.png' })} />);
    expect(source()).toBe('https://media.example/avatars/other/80h.png');
  });

  it('has no badge for unverified creators', () => {
    render(<Attribution gif={gifBy({ is_verified: false })} />);
    expect(screen.queryByRole('img', { name: 'Verified' })).toBeNull();
  });

  it('opens the profile in a new tab without an opener [W-10]', () => {
    render(<Attribution gif={buildGif()} />);
    const link = screen.getByRole('link', { name: 'Praxinoscope Studio' });
    expect(link.getAttribute('href')).toBe('https://site.example/channels/praxinoscope');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });

  it('calls `onClick` with the GIF instead [W-10]', () => {
    const onClick = vi.fn();
    const gif = buildGif();
    render(<Attribution gif={gif} onClick={onClick} />);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Praxinoscope Studio' }));
    expect(onClick).toHaveBeenCalledExactlyOnceWith(gif);
  });

  it('renders no link for an unsafe profile URL, and no markup from a name', () => {
    const gif = gifBy({ profile_url: 'javascript:alert(1)', display_name: '<img src=x onerror=alert(1)>' });
    const { container } = render(<Attribution gif={gif} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });
});

describe('AttributionOverlay', () => {
  it('has a gradient of 75 px and fades between opacity 1 and 0 [W-8]', () => {
    const { container, rerender } = render(<AttributionOverlay gif={buildGif()} isHovered />);
    const style = () => getComputedStyle(container.firstElementChild as Element);
    expect(style().height).toBe('75px');
    expect(style().opacity).toBe('1');
    rerender(<AttributionOverlay gif={buildGif()} isHovered={false} />);
    expect(style().opacity).toBe('0');
    expect(style().visibility).toBe('hidden');
  });

  it('is not rendered without a visible creator', () => {
    const { container } = render(<AttributionOverlay gif={buildGif({ user: undefined })} isHovered />);
    expect(container.innerHTML).toBe('');
  });
});
