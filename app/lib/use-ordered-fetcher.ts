// A form's way to the server, one press after the other. React Router gives a request up when the same form is sent again; the server
// may still carry it out, after the second one, and then what was pressed first would stand.
import { useEffect, useState, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';

/** `send` goes on the form; `formData`: what was pressed last, on its way or still waiting. */
export function useOrderedFetcher<Data>(key: string, action: string) {
  const fetcher = useFetcher<Data>({ key });
  const [waiting, setWaiting] = useState<FormData | null>(null);
  const { submit, state } = fetcher;
  const isBusy = state !== 'idle';

  useEffect(() => {
    if (waiting === null || isBusy) return;
    setWaiting(null);
    void submit(waiting, { method: 'post', action });
  }, [waiting, isBusy, submit, action]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    if (!isBusy) return;
    event.preventDefault();
    setWaiting(new FormData(event.currentTarget, event.nativeEvent.submitter));
  }

  return { fetcher, send, formData: waiting ?? fetcher.formData };
}
