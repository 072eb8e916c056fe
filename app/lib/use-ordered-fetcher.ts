// A form's way to the server, one press after the other. React Router gives a request up when the same form is sent again; the server
// may still carry it out, after the second one, and then what was pressed first would stand.
import { useRef, useState, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';

/** `send` goes on the form; `formData`: what was pressed last, until the server has answered that. */
export function useOrderedFetcher<Data>(key: string, action: string) {
  const fetcher = useFetcher<Data>({ key });
  const [pressed, setPressed] = useState<FormData | null>(null);
  const before = useRef(Promise.resolve());

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    setPressed(form);
    const submit = () => fetcher.submit(form, { method: 'post', action });
    before.current = before.current
      .then(submit)
      .catch(() => {})
      .then(() => setPressed((last) => (last === form ? null : last)));
  }

  return { fetcher, send, formData: pressed ?? fetcher.formData };
}
