import { z } from '@hono/zod-openapi';
import { text, webUrl } from '../http/text-schema.ts';
import { ROLES } from './roles.ts';

const username = z
  .string()
  .trim()
  .regex(/^[a-z0-9_]{3,30}$/, 'is not a username: use 3 to 30 lowercase letters, digits and _');
export const email = z.email('is not an email address').trim().max(254);
const password = z.string().min(10, 'must have at least 10 characters').max(200);
export const token = z.string().regex(/^[A-Za-z0-9_-]{1,200}$/, 'is not a token');
const setupToken = token.optional().openapi({
  description:
    'The set-up token that a server without an admin prints at its start. It makes the account an admin, without a confirmation mail.',
});

export const userSchema = z
  .object({
    username: z.string(),
    display_name: z.string().optional(),
    attribution_display_name: z.string().optional(),
    avatar_url: z.string().optional(),
    profile_url: z.string().optional(),
    is_public: z.boolean(),
    is_verified: z.boolean(),
    suppress_chrome: z.boolean(),
  })
  .openapi('NormalizedUser');

export const accountSchema = userSchema
  .extend({
    id: z.string(),
    created_at: z.string(),
    email: z.string().optional(),
    roles: z.array(z.enum(ROLES)).optional(),
    is_confirmed: z.boolean().optional(),
    channels: z.array(z.string()).optional(),
  })
  .openapi('Account');

export const accountChange = z
  .strictObject({
    display_name: text(60).optional(),
    avatar_url: webUrl.optional(),
    profile_url: webUrl.optional(),
    spotify_url: webUrl.optional(),
    is_public: z.boolean().optional(),
    suppress_chrome: z.boolean().optional(),
    is_freelance: z.boolean().optional(),
    roles: z.array(z.enum(ROLES)).max(ROLES.length).optional(),
    is_verified: z.boolean().optional(),
    setup_token: setupToken,
  })
  .openapi('AccountChange');

export const registrationInput = z
  .strictObject({ username, email, password, display_name: text(60).optional(), setup_token: setupToken })
  .openapi('RegistrationInput');

export const registration = z
  .object({ username: z.string(), email: z.string(), is_confirmed: z.boolean() })
  .openapi('Registration');

/** Requests a mail, or sets the password. */
export const resetInput = z
  .strictObject({ email: email.optional(), token: token.optional(), password: password.optional() })
  .superRefine((body, context) => {
    const missing = (field: string) => context.addIssue({ code: 'custom', path: [field], message: 'is missing' });
    if (body.token !== undefined && body.password === undefined) missing('password');
    if (body.password !== undefined && body.token === undefined) missing('token');
    if (body.token === undefined && body.password === undefined && body.email === undefined) missing('email');
  })
  .openapi('PasswordReset');
