import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyField } from './copy-field.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('CopyField', () => {
  it('copies the text and announces it politely [H-1]', async () => {
    const user = userEvent.setup();
    render(<CopyField label="Link" action="Copy link" text="https://example.org/gifs/a" />);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe('https://example.org/gifs/a');
    expect(screen.getByRole('status').textContent).toBe('Link copied');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  });

  it('selects the text if the clipboard is denied', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    render(<CopyField label="Embed code" action="Copy embed code" text="<iframe></iframe>" />);
    await user.click(screen.getByRole('button', { name: 'Copy embed code' }));
    expect(await screen.findByText('Embed code is selected. Press Ctrl+C to copy it.')).toBeDefined();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Embed code' });
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('<iframe></iframe>');
  });
});
