import type { ManagementClient } from '@zoetrope/management-api';
import { FormError } from '../forms/form-error.tsx';
import { saveBlob } from '../forms/save-blob.ts';
import { useAction } from '../forms/use-action.ts';

/** Downloads the results as CSV. */
export function CsvButton({ client, q }: { readonly client: ManagementClient; readonly q: string }) {
  const action = useAction(async () => saveBlob(await client.searchServiceCsv({ q, limit: 100 }), 'gifs.csv'));
  return (
    <div className="actions">
      <button type="button" className="button" aria-disabled={action.busy} onClick={() => void action.run()}>
        {action.busy ? 'Exporting…' : 'Export CSV'}
      </button>
      <FormError error={action.error} />
    </div>
  );
}
