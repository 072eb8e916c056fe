import landing from '../landing.json';
import Quiz from './quiz.jsx';

export const dynamic = 'force-dynamic';

export default function Landing() {
  return landing.nodes.map(nodeOf);
}

function nodeOf(node, index) {
  if (typeof node === 'string') return node;
  if (node.tag === 'quiz') return <Quiz key={index} options={landing.options} />;
  const { class: className, for: htmlFor, ...rest } = node.props;
  const Tag = node.tag;
  const nodes = node.nodes.length > 0 ? node.nodes.map(nodeOf) : undefined;
  return (
    <Tag key={index} {...rest} className={className} htmlFor={htmlFor}>
      {nodes}
    </Tag>
  );
}
