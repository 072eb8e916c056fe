import { useState } from 'react';
import landing from '../landing.json';

export function meta() {
  return [{ title: landing.title }, { name: 'description', content: landing.title }];
}

export default function Landing() {
  return landing.nodes.map(nodeOf);
}

function nodeOf(node, index) {
  if (typeof node === 'string') return node;
  if (node.tag === 'quiz') return <Quiz key={index} />;
  const { class: className, for: htmlFor, ...rest } = node.props;
  const Tag = node.tag;
  const nodes = node.nodes.length > 0 ? node.nodes.map(nodeOf) : undefined;
  return (
    <Tag key={index} {...rest} className={className} htmlFor={htmlFor}>
      {nodes}
    </Tag>
  );
}

function Quiz() {
  const [chosen, setChosen] = useState([]);
  const toggle = (option) =>
    setChosen(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]);
  return (
    <fieldset>
      {landing.options.map((option) => (
        <label key={option}>
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
          <span>{option}</span>
        </label>
      ))}
      <output>{chosen.length}</output>
    </fieldset>
  );
}
