import { cleanup, render, screen } from '@testing-library/react';
import { createManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { afterEach, expect, it } from 'vitest';
import type { Management } from '../account/create-management.ts';
import type { Clients } from '../clients.ts';
import { Uploaded } from './uploaded.tsx';

afterEach(cleanup);

it('says that an upload waits for approval, and does not link to its page', () => {
  const provider = localProvider('https://gifs.example');
  const management = { client: createManagementClient({ provider }) } as Management;
  const gif = { ...buildGif({ title: 'A waiting quagga' }), moderation_status: 'pending' as const };
  render(<Uploaded gif={gif} clients={{} as Clients} management={management} onDeleted={() => {}} />);
  expect(screen.getByRole('heading').textContent).toBe('A waiting quagga was uploaded');
  expect(screen.getByText(/^It waits for approval\./).role).toBe('status');
  expect(screen.getByRole('img')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
});
