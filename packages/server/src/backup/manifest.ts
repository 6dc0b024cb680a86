import { z } from 'zod';

/** The file that completes a backup, so it is written last. */
export const MANIFEST_NAME = 'backup.json';
/** Has a file of rows per table. */
export const DATABASE_FOLDER = 'database';
/** Has the files of uploads and imports. */
export const FILES_FOLDER = 'files';

export const MANIFEST = z.object({
  format: z.literal('zoetrope-backup'),
  /** Of the format. */
  version: z.literal(1),
  /** Fingerprint of the schema. */
  schema: z.string(),
  created: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.number().int().min(0) })),
  sequences: z.array(z.object({ name: z.string().regex(/^\w+$/), value: z.string().regex(/^\d+$/).nullable() })),
  /** Number of files. */
  files: z.number().int().min(0),
  /** Of all files. */
  bytes: z.number().int().min(0),
  /** SHA-256 of the file with the checksums. Earlier backups have none. */
  checksums: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

export type Manifest = z.infer<typeof MANIFEST>;
