'use client';

import { useState } from 'react';

export default function Quiz({ options }) {
  const [chosen, setChosen] = useState([]);
  const toggle = (option) =>
    setChosen(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]);
  return (
    <fieldset>
      {options.map((option) => (
        <label key={option}>
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
          <span>{option}</span>
        </label>
      ))}
      <output>{chosen.length}</output>
    </fieldset>
  );
}
