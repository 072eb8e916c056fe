// What a page for signed-in people loads (application.md §2, faults 23): without a live session one is led to the sign-in and
// back; without the database the page keeps its frame, with status 503 and no personal data.
import { data, redirect } from 'react-router';
import { AppError } from '#domain/errors.ts';

/** `path` is the page first asked for. Null = the database is away. */
export async function personalData<Data>(asked: Promise<Data | null>, path: string) {
  try {
    const found = await asked;
    if (found === null) throw redirect(`/?wymagane=logowanie&powrot=${path}`);
    return data<Data | null>(found);
  } catch (error) {
    if (error instanceof AppError && error.code === 'database-down') return data<Data | null>(null, 503);
    throw error;
  }
}
