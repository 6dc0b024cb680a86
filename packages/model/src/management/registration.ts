/** A new account. */
export interface RegistrationRequest {
  /** 3 to 30 letters a–z, digits and `_`. */
  readonly username: string;
  readonly email: string;
  /** 10 to 200 characters. */
  readonly password: string;
  /** At most 60 characters. */
  readonly display_name?: string | undefined;
  /** Printed once by a service without accounts: makes this account an admin, confirmed at once. */
  readonly setup_token?: string | undefined;
}

/** The answer to a registration. It does not tell whether the address was known before. */
export interface Registration {
  readonly username: string;
  readonly email: string;
  /** False until the link in the mail was followed. */
  readonly is_confirmed: boolean;
}

/** Asks for the mail, or sets the password with the token from it. */
export type PasswordReset = { readonly email: string } | { readonly token: string; readonly password: string };
