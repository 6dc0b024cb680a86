/** An account to create. */
export interface RegistrationRequest {
  /** 3 to 30 letters a–z, digits and `_`. */
  readonly username: string;
  readonly email: string;
  /** 10 to 200 characters. */
  readonly password: string;
  /** At most 60 characters. */
  readonly display_name?: string | undefined;
  /** Printed by a server without an admin at its start. Makes this account an admin, without a confirmation mail. */
  readonly setup_token?: string | undefined;
}

/** The result of a registration. It does not reveal whether the address was known before. */
export interface Registration {
  readonly username: string;
  readonly email: string;
  /** False until the link in the email has been followed. */
  readonly is_confirmed: boolean;
}

/** Body of a password reset: `email` requests an email with a token; `token` and `password` set a new password. */
export type PasswordReset = { readonly email: string } | { readonly token: string; readonly password: string };
