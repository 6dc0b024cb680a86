import { formatBytes } from './format.ts';
import type { SizeRow } from './sizes.ts';
import './size-table.css';

/** Every size of the GIF, with a link to each of its files. */
export function SizeTable({ rows }: { readonly rows: readonly SizeRow[] }) {
  return (
    <table className="sizes">
      <caption className="detail-heading">Sizes</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Pixels</th>
          <th scope="col">Files</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td className="sizes-pixels">{row.width > 0 && row.height > 0 ? `${row.width} × ${row.height}` : ''}</td>
            <td className="sizes-files">
              {row.files.map(({ format, url, size }) => (
                <a key={format} href={url} target="_blank" rel="noreferrer">
                  {format}
                  {size === undefined ? null : <small> {formatBytes(size)}</small>}
                  <span className="visually-hidden"> of {row.name}</span>
                </a>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
