import { useId, useState, type ChangeEvent, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { area, counter, frame } from './TextArea.css.ts';
import { input } from './TextInput.css.ts';

/** With `maxLength` it counts what has been typed; works controlled (`value`) and uncontrolled (`defaultValue`). */
export function TextArea({ className, onChange, ...rest }: ComponentProps<'textarea'>) {
  const counterId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const { maxLength, value } = rest;
  const length = value === undefined ? typed : String(value).length;
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value.length);
    onChange?.(event);
  }
  const allClasses = classNames(input, area, className);
  if (maxLength === undefined) return <textarea {...rest} className={allClasses} onChange={change} />;
  return (
    <div className={frame}>
      <textarea
        {...rest}
        aria-describedby={classNames(rest['aria-describedby'], counterId)}
        className={allClasses}
        onChange={change}
      />
      <span className={counter} id={counterId}>
        {length} / {maxLength} znaków
      </span>
    </div>
  );
}
